/** A port is in use by another program. */
export class BusyPortError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use: end the program that listens on it, or choose other ports with WEFT_PORT=4000.`,
    );
    this.name = 'BusyPortError';
  }
}
