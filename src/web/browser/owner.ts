/** Where it stands whose everything personal in this browser is: by the mark that messages on their way carry, too. */
export const OWNER = 'owner'
