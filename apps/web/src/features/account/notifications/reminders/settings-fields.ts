import { graphql } from '@setpoint/client';

export const NotificationSettingsFields = graphql(`
  fragment NotificationSettingsFields on NotificationSettings {
    id
    pushKey
    pushHere
    preferences {
      topic
      channel
      enabled
    }
  }
`);
