/** The part of the package that we use: it makes requests, and we send them. */
declare module 'web-push' {
  type Details = {
    readonly method: 'POST'
    readonly headers: Readonly<Record<string, string | number>>
    readonly body: Buffer
  }
  const webPush: {
    generateRequestDetails(
      subscription: {
        readonly endpoint: string
        readonly keys: { readonly p256dh: string; readonly auth: string }
      },
      payload: string,
      options: {
        readonly vapidDetails: {
          readonly subject: string
          readonly publicKey: string
          readonly privateKey: string
        }
        readonly TTL: number
        readonly urgency: string
        readonly topic: string
      },
    ): Details
  }
  export default webPush
}
