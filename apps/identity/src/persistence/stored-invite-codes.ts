import { Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { InviteCodes } from '../application/invite-codes.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredInviteCodes extends InviteCodes {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async ownerOf(code: string) {
    const row = await this.storage.db
      .selectFrom('invite_code')
      .select('user_id')
      .where('code', '=', code)
      .executeTakeFirst();
    return row ? userId(row.user_id) : null;
  }
}
