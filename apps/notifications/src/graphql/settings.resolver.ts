import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import { noPermission, Viewer } from '@setpoint/service-kit';
import { NotificationSettings, type Settings } from '../application/notification-settings.js';
import { allChoices, isEssential } from '../domain/preferences.js';
import { HOME_ZONE } from '../domain/quiet-hours.js';
import type {
  MutationRegisterDeviceArgs,
  MutationSetDigestArgs,
  MutationSetNotificationPreferenceArgs,
  MutationSetQuietHoursArgs,
  MutationSubscribePushArgs,
  NotificationSettingsErrorCode,
  ResolversTypes,
} from './generated/schema.js';

type Payload = ResolversTypes['NotificationSettingsPayload'];

@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: NotificationSettings) {}

  @Query('notificationSettings')
  async of(@Viewer() viewer: Identity): Promise<ResolversTypes['NotificationSettings']> {
    return settingsShape(await this.settings.of(player(viewer)));
  }

  @Mutation('setNotificationPreference')
  async set(@Args() { input }: MutationSetNotificationPreferenceArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return this.answer(viewer, await this.settings.choose(input, player(viewer)));
  }

  @Mutation('setQuietHours')
  async setQuietHours(@Args() { input }: MutationSetQuietHoursArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return this.answer(viewer, await this.settings.keepQuiet(input, player(viewer)));
  }

  @Mutation('setDigest')
  async setDigest(@Args() { digest }: MutationSetDigestArgs, @Viewer() viewer: Identity): Promise<Payload> {
    await this.settings.gather(digest, player(viewer));
    return this.payload(viewer, null);
  }

  @Mutation('subscribePush')
  async subscribe(@Args() { input }: MutationSubscribePushArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return this.answer(viewer, await this.settings.subscribe(input, player(viewer)));
  }

  @Mutation('registerDevice')
  async register(@Args() { input }: MutationRegisterDeviceArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return this.answer(viewer, await this.settings.register(input.token, player(viewer)));
  }

  @Mutation('unsubscribePush')
  async unsubscribe(@Viewer() viewer: Identity): Promise<Payload> {
    await this.settings.unsubscribe(player(viewer));
    return this.payload(viewer, null);
  }

  private answer(viewer: Identity, outcome: Outcome<null, NotificationSettingsErrorCode>): Promise<Payload> {
    return this.payload(viewer, outcome.ok ? null : outcome.code);
  }

  private async payload(viewer: Identity, errorCode: NotificationSettingsErrorCode | null): Promise<Payload> {
    return { success: errorCode === null, errorCode, settings: await this.of(viewer) };
  }
}

/** The caller with the session, which identifies the browser. */
function player(who: Identity): Extract<Identity, { kind: 'user' }> {
  if (who.kind === 'visitor') throw noPermission(who);
  return who;
}

/** The settings in the GraphQL schema, with their owner for the rule SELF. */
const settingsShape = ({ userId, reach, pushKey, pushHere, whatsAppAvailable }: Settings) => ({
  ...{ userId, id: userId, pushKey, pushHere, whatsAppAvailable },
  pushDevices: reach.subscriptions.length,
  hasNumber: reach.number !== null,
  quietHours: { userId, ...reach.quiet, timeZone: reach.timeZone ?? HOME_ZONE },
  digest: reach.digest,
  preferences: allChoices(reach.choices).map((choice) => ({
    ...{ userId, ...choice },
    essential: isEssential(choice.topic, choice.channel),
  })),
});
