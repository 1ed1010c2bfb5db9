/** The directives for a remote's files. */
const OF_FILES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** Directives about the shop's own address or reports. */
const NOT_HERE = ['upgrade-insecure-requests', 'report-uri', 'report-to'];

/** Adds local origins for remotes to a content security policy. */
export function policyWith(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name !== '' && !NOT_HERE.includes(name))
    .map((words) => (OF_FILES.includes(words[0] ?? '') ? [...words, ...origins] : words))
    .map((words) => words.join(' '))
    .join('; ');
}
