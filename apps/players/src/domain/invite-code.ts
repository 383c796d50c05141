import type { Random } from '@setpoint/kernel';

/** Without letters and digits that look alike when read aloud or from paper: I, L, O, 0, 1. */
export const INVITE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const INVITE_CODE_LENGTH = 8;

/** Generates an invitation code (PLY-09); the caller ensures uniqueness. */
export const newInviteCode = (random: Random) =>
  Array.from({ length: INVITE_CODE_LENGTH }, () => INVITE_CODE_LETTERS[random.int(INVITE_CODE_LETTERS.length)]).join(
    '',
  );

/** Normalises a typed code: only letters and digits count, case-insensitive. */
export const inviteCodeOf = (typed: string) => typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
