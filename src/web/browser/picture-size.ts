/** How large a picture is, or null for what the browser cannot show as one, whatever its name says. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return null
  }
}
