export interface Wire {
  latencyMs: number
  sliceBytes: number
  sliceMs: number
  cut: { afterBytes: number }
  /** Settles when data may pass: at once, or after a stall. */
  passing: () => Promise<void>
}

/** The state of the wire between two sides, and the switches that spoil it. */
export function createWire() {
  const gate = { opened: Promise.resolve(), open: () => {} }
  const wire: Wire = {
    latencyMs: 0,
    sliceBytes: Infinity,
    sliceMs: 0,
    cut: { afterBytes: Infinity },
    passing: () => gate.opened,
  }

  const switches = {
    /** Every byte arrives this much later, in both directions. */
    latency: (ms: number) => void (wire.latencyMs = ms),

    /** Connections are accepted, but nothing passes until `resume`. */
    stall() {
      gate.open()
      gate.opened = new Promise((resolve) => void (gate.open = resolve))
    },

    resume() {
      gate.open()
      gate.opened = Promise.resolve()
    },

    /** Each connection is cut once this many more bytes of answer have passed: 0 lets the request in and nothing out. */
    cutAfter: (bytes: number) => void (wire.cut = { afterBytes: bytes }),

    /** Data passes in pieces of so many bytes, with a pause between. */
    slice: (bytes: number, ms: number) =>
      void Object.assign(wire, { sliceBytes: bytes, sliceMs: ms }),

    /** The wire is plain again. */
    heal() {
      switches.resume()
      Object.assign(wire, { latencyMs: 0, sliceBytes: Infinity, sliceMs: 0 })
      wire.cut = { afterBytes: Infinity }
    },
  }
  return { wire, switches }
}
