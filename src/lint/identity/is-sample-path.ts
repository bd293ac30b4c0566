/** Whether a path lies among templates and examples, whose placeholders and copies are meant to be there. */
export function isSamplePath(path: string): boolean {
  return /(?:^|\/)(?:templates?|examples?|samples?|fixtures?|archives?|backups?|docs?)\//i.test(path);
}
