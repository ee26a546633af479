/** The two kinds of windows, as the projects of these names have them. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESKTOP = { viewport: { width: 1280, height: 880 } }
