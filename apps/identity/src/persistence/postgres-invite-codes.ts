import { Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { InviteCodes } from '../application/ports/invite-codes.js';
import { InviteCodeEntity } from './entities.js';

@Injectable()
export class PostgresInviteCodes extends InviteCodes {
  constructor(private readonly storage: Storage) {
    super();
  }

  async ownerOf(code: string) {
    const row = await this.storage.manager.findOneBy(InviteCodeEntity, { code });
    return row && userId(row.user_id);
  }
}
