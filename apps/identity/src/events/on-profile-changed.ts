import { Injectable } from '@nestjs/common';
import { type EventOf, profileChanged } from '@setpoint/events';
import { type EventHandler, OnEvent } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Whose invite code is whose (AUTH-03), and by what name and in which language mails address the person. */
@Injectable()
@OnEvent(profileChanged)
export class OnProfileChanged implements EventHandler<typeof profileChanged, Tables> {
  async handle({ data }: Pick<EventOf<typeof profileChanged>, 'data'>, tx: Transaction<Tables>): Promise<void> {
    const { userId, inviteCode, firstName, lastName, language, sports } = data;
    // A code that moved to somebody else is theirs, in whatever order the two profiles are heard.
    await tx.deleteFrom('invite_code').where('code', '=', inviteCode).where('user_id', '<>', userId).execute();
    await tx
      .insertInto('invite_code')
      .values({ user_id: userId, code: inviteCode })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ code: inviteCode }))
      .execute();
    await tx
      .updateTable('account')
      .set({ first_name: firstName, last_name: lastName, language, sports })
      .where('id', '=', userId)
      .where('status', '<>', 'DELETED')
      .execute();
  }
}
