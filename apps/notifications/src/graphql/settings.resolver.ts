import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { noPermission, Viewer } from '@setpoint/service-kit';
import { NotificationSettings, type Settings } from '../application/notification-settings.js';
import type {
  MutationSetNotificationPreferenceArgs,
  MutationSubscribePushArgs,
  NotificationSettingsErrorCode,
  ResolversTypes,
} from './generated/schema.js';

const CHANNELS = ['SMS', 'PUSH'] as const;

@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: NotificationSettings) {}

  @Query('notificationSettings')
  async of(@Viewer() viewer: Identity): Promise<ResolversTypes['NotificationSettings']> {
    return settingsShape(await this.settings.of(player(viewer)));
  }

  @Mutation('setNotificationPreference')
  async set(
    @Args() { input }: MutationSetNotificationPreferenceArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['NotificationSettingsPayload']> {
    await this.settings.turn(input.channel, input.enabled, player(viewer));
    return this.payload(viewer, null);
  }

  @Mutation('subscribePush')
  async subscribe(
    @Args() { input }: MutationSubscribePushArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['NotificationSettingsPayload']> {
    const outcome = await this.settings.subscribe(input, player(viewer));
    return this.payload(viewer, outcome.ok ? null : outcome.code);
  }

  @Mutation('unsubscribePush')
  async unsubscribe(@Viewer() viewer: Identity): Promise<ResolversTypes['NotificationSettingsPayload']> {
    await this.settings.unsubscribe(player(viewer));
    return this.payload(viewer, null);
  }

  private async payload(
    viewer: Identity,
    errorCode: NotificationSettingsErrorCode | null,
  ): Promise<ResolversTypes['NotificationSettingsPayload']> {
    return { success: errorCode === null, errorCode, settings: await this.of(viewer) };
  }
}

/** Who asks, with the session: browsers are known by it. */
function player(who: Identity): Extract<Identity, { kind: 'user' }> {
  if (who.kind === 'visitor') throw noPermission(who);
  return who;
}

/** The settings as the contract shows them; the rule SELF reads whose they are. */
const settingsShape = ({ userId, turnedOff, pushKey, pushHere }: Settings) => ({
  userId,
  id: userId,
  pushKey,
  pushHere,
  preferences: CHANNELS.map((channel) => ({
    userId,
    topic: 'REMINDERS' as const,
    channel,
    enabled: !turnedOff.includes(channel),
  })),
});
