/** Where the provider tells that a payment has changed. */
export const WEBHOOK_PATH = '/api/payment-webhook.php'
