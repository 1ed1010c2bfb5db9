/** What files of a remote need. */
const OF_FILES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** What is about the shop's own address, or reports to it. */
const NOT_HERE = ['upgrade-insecure-requests', 'report-uri', 'report-to'];

/** A content security policy that permits remotes from some origins of this machine too. */
export function policyWith(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name !== '' && !NOT_HERE.includes(name))
    .map((words) => (OF_FILES.includes(words[0] ?? '') ? [...words, ...origins] : words))
    .map((words) => words.join(' '))
    .join('; ');
}
