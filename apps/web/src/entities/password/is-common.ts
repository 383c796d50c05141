let list: Promise<ReadonlySet<string>> | null = null;

/** Some 30,000 passwords that leaked most often, in lower case; 220 kB that only those load who choose one. */
const commonPasswords = () =>
  (list ??= import('@zxcvbn-ts/language-common/src/passwords.json').then(({ default: words }) => new Set(words)));

/** Whether it is one of the most common passwords, whatever its case. A list that can't be loaded keeps nobody from choosing. */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    return (await commonPasswords()).has(password.toLowerCase());
  } catch (error) {
    list = null;
    console.warn(error);
    return false;
  }
}
