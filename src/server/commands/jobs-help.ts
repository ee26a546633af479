export const HELP = `Jobs: work that is done after a request, such as sending mails

  npm run jobs -- list          what waits, and what is parked with the reason
  npm run jobs -- retry <id>    try a parked job again
  npm run jobs -- retry all     try all of them again

A job that fails is tried eight times in about twenty minutes, then parked. While the mail server is away
no try counts. What was parked for thirty days is forgotten.`
