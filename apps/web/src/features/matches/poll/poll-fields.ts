import { graphql } from '@setpoint/client';

/** The newest poll of times, for those who are asked. */
export const PollFields = graphql(`
  fragment Poll on Match {
    mayOpenPoll
    poll {
      id
      closesAt
      state
      chosenId
      myActions
      voters {
        id
        displayName
      }
      times {
        id
        datePlay
        timePlay
        minutesPlay
        timeZone
        court {
          id
          name
          city
        }
        votes {
          answer
          user {
            id
            displayName
          }
        }
      }
    }
  }
`);
