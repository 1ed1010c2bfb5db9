/** All that the Google and Facebook buttons of the registration do (SPEC §2, Register: they only log). */
export function logProvider(provider: string): void {
  // eslint-disable-next-line no-console -- logging is what the specification asks of them
  console.info(`Registering with ${provider} is not connected in this demo.`);
}
