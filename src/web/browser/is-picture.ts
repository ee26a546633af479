/** Whether the browser can show a file as a picture, whatever its name says. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
