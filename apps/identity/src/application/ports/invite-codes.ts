import type { UserId } from '@setpoint/kernel';

/** Whose invite code is it (AUTH-03)? An own projection of the players' profiles. */
export abstract class InviteCodes {
  abstract ownerOf(code: string): Promise<UserId | null>;
}
