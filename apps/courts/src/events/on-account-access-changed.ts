import { Injectable } from '@nestjs/common';
import { accountAccessChanged, type EventOf } from '@setpoint/events';
import { execute, OnEvent, sql, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Who is locked out or gone is nobody's legend and in no list (CRT-03, CRT-10). */
@Injectable()
@OnEvent(accountAccessChanged, { overwrites: true })
export class OnAccountAccessChanged implements EventHandler<typeof accountAccessChanged> {
  async handle({ data: { userId, closed } }: EventOf<typeof accountAccessChanged>, manager: EntityManager) {
    await execute(
      manager,
      closed
        ? sql`insert into closed_account (user_id) values (${userId}) on conflict do nothing`
        : sql`delete from closed_account where user_id = ${userId}`,
    );
  }
}
