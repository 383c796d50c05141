import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { PaymentLimits } from './payment-limits.js';
import { BarredPayers } from './ports/barred-payers.js';
import { PaymentProvider, ProviderAway } from './ports/payment-provider.js';
import { type MeansSetup, type NewMeans, SavedMeans } from './ports/saved-means.js';

export type SaveMeansRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'PROVIDER_AWAY'
  | 'REQUEST_REUSED'
  | 'PAYMENTS_BARRED'
  | 'TOO_MANY_REQUESTS';

/** Either the saved payment method, or the secret with which the browser adds it. */
export type SavingMeans =
  | { readonly means: NewMeans }
  | { readonly means: null; readonly id: string; readonly clientSecret: string; readonly asksPayer: boolean };

type Saving = Outcome<SavingMeans, SaveMeansRefusal>;

/** Saves a card or PayPal account for subscriptions, replacing the previous one (LEA-08). Nothing is charged. */
@Injectable()
export class SaveMeans {
  constructor(
    private readonly saved: SavedMeans,
    private readonly provider: PaymentProvider,
    private readonly payers: BarredPayers,
    private readonly limits: PaymentLimits,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  of(player: UserId): Promise<NewMeans | null> {
    return this.saved.of(player, this.provider.name);
  }

  /** The provider's customer id of a player, created on first use. @throws ProviderAway */
  async customerOf(player: UserId): Promise<string> {
    const { name } = this.provider;
    const known = await this.saved.customerOf(player, name);
    if (known !== null) return known;
    await this.saved.keepCustomer(player, name, await this.provider.customer(player));
    return (await this.saved.customerOf(player, name))!;
  }

  async start(player: UserId, requestId: string): Promise<Saving> {
    const { name: provider } = this.provider;
    const requestHash = createHash('sha256').update(requestId).digest('base64url');
    const known = await this.saved.begunBy(player, requestHash);
    const limited = await this.limits.refusal(known ? 'FOLLOW' : 'SAVE_MEANS', player);
    if (limited) return limited;
    if (!known && (await this.payers.isBarred(player))) return refuse('PAYMENTS_BARRED');
    const fresh = { id: this.ids.next(), playerId: player, requestHash, provider, startedAt: this.clock.now() };
    const setup = await this.saved.begin({ ...fresh, ref: null, keptAt: null });
    if (setup.provider !== provider) return refuse('REQUEST_REUSED');
    return this.orAway(() => this.standing(setup));
  }

  /** The browser has finished; the provider tells whether the payment method was saved. */
  async confirm(player: UserId, id: string): Promise<Saving> {
    const limited = await this.limits.refusal('FOLLOW', player);
    if (limited) return limited;
    const setup = await this.saved.findSetup(id);
    if (setup?.playerId !== player || setup.provider !== this.provider.name) return refuse('PAYMENT_NOT_FOUND');
    return this.orAway(() => this.standing(setup));
  }

  /** The provider announced a change of a setup, even if the browser never returned. */
  async hear(ref: string): Promise<void> {
    const setup = await this.saved.findSetupByRef(ref);
    if (setup && setup.keptAt === null) await this.look(setup.id, setup.playerId, ref);
  }

  private async standing(setup: MeansSetup): Promise<Saving> {
    const { id, playerId, keptAt, ref } = setup;
    if (keptAt !== null) return this.kept(playerId);
    if (ref === null) {
      const prepared = await this.provider.saveMeans({ setupId: id, customer: await this.customerOf(playerId) });
      await this.saved.prepared(id, prepared.ref);
      return accept({ means: null, id, clientSecret: prepared.clientSecret, asksPayer: false });
    }
    const looked = await this.look(id, playerId, ref);
    if (looked === 'UNKNOWN') return refuse('PROVIDER_AWAY');
    if (looked === 'KEPT') return this.kept(playerId);
    const clientSecret = await this.provider.setupSecretOf(ref);
    return accept({ means: null, id, clientSecret, asksPayer: looked === 'ASKS_PAYER' });
  }

  private async look(id: string, playerId: UserId, ref: string) {
    const outcome = await this.provider.lookAtSetup(ref);
    if (outcome.state === 'KEPT') {
      const { means } = outcome;
      await this.saved.keep(id, { id: this.ids.next(), playerId, means, savedAt: this.clock.now() });
    }
    return outcome.state;
  }

  private async kept(player: UserId): Promise<Saving> {
    const means = await this.of(player);
    if (!means) throw new Error(`${player} left a means that is not there`);
    return accept({ means });
  }

  private async orAway(work: () => Promise<Saving>): Promise<Saving> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProviderAway) return refuse('PROVIDER_AWAY');
      throw error;
    }
  }
}
