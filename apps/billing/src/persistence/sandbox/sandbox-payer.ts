import { Injectable } from '@nestjs/common';
import { accept, type Outcome, refuse } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SandboxPayer, type SandboxRefusal } from '../../application/ports/sandbox.js';
import { SandboxCharging } from './sandbox-charging.js';
import { SandboxChargeEntity, type SandboxChargeRow, SandboxSetupEntity, type SandboxSetupRow } from './sandbox-entities.js'; // oxfmt-ignore
import { SandboxEvents } from './sandbox-events.js';
import { behaviourOf } from './test-cards.js';

type Work<Row, R> = (manager: EntityManager, row: Row) => Promise<Outcome<R, SandboxRefusal>>;

@Injectable()
export class PostgresSandboxPayer extends SandboxPayer {
  constructor(
    private readonly storage: Storage,
    private readonly events: SandboxEvents,
    private readonly charging: SandboxCharging,
  ) {
    super();
  }

  pay(clientSecret: string, means: string): Promise<Outcome<{ asksPayer: boolean }, SandboxRefusal>> {
    return this.withSecret<{ asksPayer: boolean }>(
      clientSecret,
      async (manager, charge) => {
        const behaviour = behaviourOf(means);
        if (!behaviour) return refuse('SANDBOX_CARD_UNKNOWN');
        if (charge.status === 'PROCESSING' || charge.status === 'SUCCEEDED') return accept({ asksPayer: false });
        if (charge.status === 'CANCELLED') return refuse('PAYMENT_OVER');
        if (behaviour.asksPayer) {
          await manager.update(SandboxChargeEntity, { ref: charge.ref }, { status: 'ASKS_PAYER', means, cause: null });
          return accept({ asksPayer: true });
        }
        await this.charging.charge(manager, charge, means, behaviour);
        return accept({ asksPayer: false });
      },
      async (manager, setup) => {
        const behaviour = behaviourOf(means);
        if (!behaviour) return refuse('SANDBOX_CARD_UNKNOWN');
        if (setup.status === 'SUCCEEDED') return accept({ asksPayer: false });
        if (behaviour.asksPayer) {
          await manager.update(SandboxSetupEntity, { ref: setup.ref }, { status: 'ASKS_PAYER', card: means });
          return accept({ asksPayer: true });
        }
        // A declined card is not saved either; the payer can try another one.
        if (behaviour.outcome === 'SUCCEEDS') await this.leave(manager, setup, means);
        return accept({ asksPayer: false });
      },
    );
  }

  answer(clientSecret: string, approves: boolean): Promise<Outcome<null, SandboxRefusal>> {
    return this.withSecret<null>(
      clientSecret,
      async (manager, charge) => {
        if (charge.status === 'CANCELLED') return refuse('PAYMENT_OVER');
        if (charge.status !== 'ASKS_PAYER') return accept(null);
        if (approves) await this.charging.charge(manager, charge, charge.means!, { outcome: 'SUCCEEDS' });
        else await this.charging.fail(manager, charge.ref, 'AUTHENTICATION_REQUIRED');
        return accept(null);
      },
      async (manager, setup) => {
        if (setup.status !== 'ASKS_PAYER') return accept(null);
        if (approves) await this.leave(manager, setup, setup.card!);
        else await manager.update(SandboxSetupEntity, { ref: setup.ref }, { status: 'OPEN' });
        return accept(null);
      },
    );
  }

  private async leave(manager: EntityManager, { ref, customer }: SandboxSetupRow, card: string) {
    const meansRef = await this.charging.keep(manager, customer, card);
    await manager.update(SandboxSetupEntity, { ref }, { status: 'SUCCEEDED', card, means_ref: meansRef });
    await this.events.emit(manager, 'setup.succeeded', ref, { about: { kind: 'SETUP', ref } });
  }

  private withSecret<R>(
    clientSecret: string,
    charged: Work<SandboxChargeRow, R>,
    left: Work<SandboxSetupRow, R>,
  ): Promise<Outcome<R, SandboxRefusal>> {
    return this.storage.transaction(async (manager) => {
      const charge = await rowOf<SandboxChargeRow>(
        manager,
        sql`select * from sandbox_charge where client_secret = ${clientSecret} for no key update`,
      );
      if (charge) return charged(manager, charge);
      const setup = await rowOf<SandboxSetupRow>(
        manager,
        sql`select * from sandbox_setup where client_secret = ${clientSecret} for no key update`,
      );
      return setup ? left(manager, setup) : refuse('PAYMENT_NOT_FOUND');
    });
  }
}
