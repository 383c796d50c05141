import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { PaymentProvider, ProviderAway } from './ports/payment-provider.js';
import { type MeansSetup, type NewMeans, SavedMeans } from './ports/saved-means.js';

export type SaveMeansRefusal = 'PAYMENT_NOT_FOUND' | 'PROVIDER_AWAY' | 'REQUEST_REUSED';

/** Either the means, or with what the payer's browser leaves it. */
export type SavingMeans =
  { readonly means: NewMeans } | { readonly means: null; readonly id: string; readonly clientSecret: string };

type Saving = Outcome<SavingMeans, SaveMeansRefusal>;

/** Leaves a card or PayPal account for subscriptions, in the place of the one before (LEA-08). Nothing is charged. */
@Injectable()
export class SaveMeans {
  constructor(
    private readonly saved: SavedMeans,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  of(player: UserId): Promise<NewMeans | null> {
    return this.saved.of(player, this.provider.name);
  }

  /** The provider's name for a player; made when it is needed first. @throws ProviderAway */
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
    const fresh = { id: this.ids.next(), playerId: player, requestHash, provider, startedAt: this.clock.now() };
    const setup = await this.saved.begin({ ...fresh, ref: null, keptAt: null });
    if (setup.provider !== provider) return refuse('REQUEST_REUSED');
    return this.orAway(() => this.standing(setup));
  }

  /** The payer's browser has done its part: whether the means was left, the provider says. */
  async confirm(player: UserId, id: string): Promise<Saving> {
    const setup = await this.saved.findSetup(id);
    if (setup?.playerId !== player || setup.provider !== this.provider.name) return refuse('PAYMENT_NOT_FOUND');
    return this.orAway(() => this.standing(setup));
  }

  /** The provider has news of a setup, also where the browser never came back. */
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
      return accept({ means: null, id, clientSecret: prepared.clientSecret });
    }
    const looked = await this.look(id, playerId, ref);
    if (looked === 'UNKNOWN') return refuse('PROVIDER_AWAY');
    if (looked === 'KEPT') return this.kept(playerId);
    return accept({ means: null, id, clientSecret: await this.provider.setupSecretOf(ref) });
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
