import sharp from 'sharp'
const [, , file, out, left, top, width, height] = process.argv
const meta = await sharp(file).metadata()
await sharp(file).extract({ left: +left!, top: +top!, width: Math.min(+width!, meta.width! - +left!), height: Math.min(+height!, meta.height! - +top!) }).toFile(out!)
