/** The Google and Facebook buttons of the registration only log (docs/product/account.md#registration). */
export function logProvider(provider: string): void {
  // oxlint-disable-next-line no-console -- they only log
  console.info(`Registering with ${provider} is not connected in this demo.`);
}
