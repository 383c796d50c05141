/** Of an upload. */
export const MOST_BYTES = 10_000_000;
/** Of a picture of oneself (ACC-01). */
export const MOST_AVATAR_BYTES = 5_000_000;
/** Of a picture as it comes; cameras of phones make up to 50 million. */
export const MOST_PIXELS = 52_000_000;
/** A picture that takes longer is given up. */
export const LONGEST_SECONDS = 15;

/** Why a picture is refused; the web app has a text for each. */
export const PICTURE_ERRORS = ['NOT_A_PICTURE', 'PICTURE_BROKEN', 'TOO_MANY_PIXELS'] as const;
export type PictureError = (typeof PICTURE_ERRORS)[number];
