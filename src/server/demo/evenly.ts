/**
 * A number from 0 up to 1 for each member such that any run of members has every part of it in its share,
 * unlike with chance. Each use has an irrational step of its own, so that they do not depend on each other.
 */
export function evenly(memberNumber: number, step: number, start: number): number {
  return (memberNumber * step + start) % 1
}

export const GOLDEN = 0.6180339887498949
export const SILVER = 0.4142135623730951
