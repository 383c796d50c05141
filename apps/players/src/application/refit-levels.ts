import { Injectable } from '@nestjs/common';
import { Clock, SPORTS, type SportId } from '@setpoint/kernel';
import { refitDue } from '../domain/levels/refit.js';
import { Fitting } from './ports/fitting.js';
import { LevelParameters } from './ports/level-parameters.js';
import { Refits, type RefitOf } from './ports/refits.js';

/** Lease, extended as long as the fit advances; after it another process takes over. */
const CLAIM_MS = 15 * 60_000;
const EXTEND_AFTER_MS = 60_000;

/** Refits every sport monthly on its own matches; parameters that predict better rate what is played from then on (LVL-09). */
@Injectable()
export class RefitLevels {
  constructor(
    private readonly refits: Refits,
    private readonly parameters: LevelParameters,
    private readonly fitting: Fitting,
    private readonly clock: Clock,
  ) {}

  /** Makes one fit. Resolves with the number of fits made, 0 if none is due. */
  async execute(now: Date, signal: AbortSignal): Promise<number> {
    for (const { id } of SPORTS) {
      if (signal.aborted) return 0;
      if (await this.fit(id, now, signal)) return 1;
    }
    return 0;
  }

  private async fit(sport: SportId, now: Date, signal: AbortSignal): Promise<boolean> {
    const refit = { sport, due: refitDue(now) };
    if (!(await this.refits.claim(refit, now, new Date(now.getTime() + CLAIM_MS)))) return false;
    const { fits: former } = await this.parameters.of(sport);
    const onProgress = this.extending(refit);
    const verdict = await this.fitting.judge(refit, { former, signal, onProgress });
    if (verdict) await this.refits.settle(refit, verdict, this.clock.now());
    else await this.refits.release(refit);
    return verdict !== null;
  }

  /** One extension at a time; a fit whose claim could not be extended goes on, since only the first outcome counts. */
  private extending(refit: RefitOf): () => void {
    let extendedAt = this.clock.now().getTime();
    return () => {
      const now = this.clock.now().getTime();
      if (now - extendedAt < EXTEND_AFTER_MS) return;
      extendedAt = now;
      this.refits.extend(refit, new Date(now + CLAIM_MS)).catch(() => {});
    };
  }
}
