// The container loads this chunk itself, so it creates its Trusted Types policy before it fails.
const part = import('./part.js');

/** The guest's page in a broken release. */
export default function Broken() {
  void part;
  throw new Error('broken guest');
}
