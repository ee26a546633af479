export const HELP = `Payments

  npm run payments -- list <domain> [<e-mail or id of a member>]    the latest purchases, of everybody or of one member
  npm run payments -- show <domain> <id or receipt number>          all about one purchase, with its refunds
  npm run payments -- refund <domain> <id or receipt number> [<n>]  pay back what was not spent, or n credits of it

A refund is the part of what was paid that belongs to the unspent credits, rounded down. The credits are taken back, the member
is told, and premium ends if no paid purchase is left. A provider that is away is told later, by the running product.

  npm run payments -- refund example.com 1017`
