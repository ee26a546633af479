/** The form that the portraits belong to, which stands elsewhere on the page. */
export const CAPTION_FORM = 'gallery-caption'
