import { execute, sql } from '@setpoint/service-kit';
import { startTestService, type TestService } from '@setpoint/testkit';
import { earned } from '../src/domain/points/points.js';
import { addPoints } from '../src/persistence/projections/points.js';
import { billingService } from '../src/service.js';

export const startBilling = () => startTestService(billingService);

/** Gives a player so many tournaments' worth of points and more: 30 each. */
export const givePoints = ({ manager }: TestService, player: string, wins: number) =>
  manager.transaction((transaction) =>
    addPoints(
      transaction,
      Array.from({ length: wins }, (_, i) =>
        earned(player, 'TOURNAMENT_WON', `t${i}`, new Date(1_780_000_000_000 + i)),
      ),
    ),
  );

/** Players whose first tournament lies behind them: they pay whole prices. */
export const playedBefore = ({ manager, clock }: TestService, ...players: readonly string[]) =>
  execute(
    manager,
    sql`insert into first_tournament
      select player, 'before:' || player, ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
      from unnest(${players}::text[]) as player on conflict do nothing`,
  );
