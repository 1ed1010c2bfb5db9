/** The action of registration's Google and Facebook buttons: they only log (SPEC §2, Register). */
export function logProvider(provider: string): void {
  // eslint-disable-next-line no-console -- logging is what the specification asks of them
  console.info(`Registering with ${provider} is not connected in this demo.`);
}
