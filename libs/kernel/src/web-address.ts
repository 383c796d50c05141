/** Endings that make two words a web address however they are written; others are names as well ("St.Clair"). */
const ENDINGS =
  'com|net|org|info|biz|io|me|co|tv|app|dev|xyz|link|live|site|club|online|shop|store|bet|casino|top|vip|win|gg|ly|to|it|es|fr|eu|uk|de|ch|at|us|ru|example';
const SCHEME = /\b(?:https?|ftp):|:\/\/|\bwww\d?\./i;
/** A word and an ending, without a blank between; initials stand alone ("J.R. Smith"). */
const WITH_ENDING = new RegExp(String.raw`[\p{L}\p{N}-]\.(?:${ENDINGS})(?![\p{L}\p{N}])`, 'iu');
/** Any ending in small letters behind a word of three and more: names go on with a capital. */
const IN_SMALL_LETTERS = /[\p{L}\p{N}-]{3,}\.\p{Ll}{2,}/u;

/** Whether a text names a web address, so that a name can't advertise one: with a scheme, `www.`, or bare as in `casino.example`. */
export function namesWebAddress(text: string): boolean {
  // Full stops that are typed otherwise, and what nobody sees between letters.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。․]/gu, '.');
  return SCHEME.test(plain) || WITH_ENDING.test(plain) || IN_SMALL_LETTERS.test(plain);
}
