/** The guest's page in a release that is broken. */
export default function Broken() {
  throw new Error('broken guest');
}
