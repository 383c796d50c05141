import { Injectable } from '@nestjs/common';
import { matchReminderDue, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { NotifyRecipients } from '../application/notify-recipients.js';
import { SendReminders } from '../application/send-reminders.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** In the app and by mail as of other events; besides by SMS and push (REP-05). */
@Injectable()
@OnEvent(matchReminderDue)
export class OnMatchReminderDue implements EventHandler<typeof matchReminderDue> {
  constructor(
    private readonly notifyRecipients: NotifyRecipients,
    private readonly sendReminders: SendReminders,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventOf<typeof matchReminderDue>, manager: EntityManager, effects: Effects): Promise<void> {
    const work = this.unitsOfWork.on(manager, effects);
    const reminded = await this.notifyRecipients.execute(event, work);
    await this.sendReminders.execute(event.data, reminded, work);
  }
}
