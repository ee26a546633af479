/** A JPEG with a segment of our own after its first marker: 0xfe is a comment, 0xe1 holds EXIF or XMP, 0xed IPTC. */
export function jpegWith(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}
