/** The guest's page in a broken release. */
export default function Broken() {
  throw new Error('broken guest');
}
