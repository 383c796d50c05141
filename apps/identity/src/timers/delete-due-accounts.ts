import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { DeleteDueAccounts } from '../application/delete-due-accounts.js';

@Injectable()
@Timer({ everyMs: 5_000 })
export class DeleteAccountsWhenDue implements DueWork {
  constructor(private readonly deleteDueAccounts: DeleteDueAccounts) {}

  run(now: Date): Promise<number> {
    return this.deleteDueAccounts.execute(now);
  }
}
