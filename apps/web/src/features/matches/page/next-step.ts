import type { MatchViewFragment } from '@setpoint/client/documents';

/** What the page says under 'What now?'. One thing, the most urgent. */
export type NextStep =
  | 'invited'
  | 'invitedBusy'
  | 'confirm'
  | 'result'
  | 'organise'
  | 'evaluate'
  | 'join'
  | 'invite'
  | 'signIn'
  | 'ready'
  | 'readyWatch'
  | 'waitPlayers'
  | 'waitOrganiser'
  | 'waitResult'
  | 'waitOther'
  | 'full'
  | 'confirmed'
  | 'notPlayed'
  | 'cancelled'
  | 'expired';

export function nextStep(
  match: Pick<MatchViewFragment, 'state' | 'myActions' | 'mySide' | 'missing' | 'visibility'>,
  signedIn: boolean,
): NextStep {
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  if (may('ACCEPT')) return 'invited';
  if (may('DECLINE')) return 'invitedBusy';
  if (may('CONFIRM_RESULT')) return 'confirm';
  if (may('ENTER_RESULT')) return 'result';
  if (may('EVALUATE')) return 'evaluate';
  if (may('JOIN')) return 'join';
  switch (match.state) {
    case 'ORGANIZING':
      if (match.mySide) {
        if (match.missing > 0 && may('INVITE')) return 'invite';
        if (may('ORGANISE')) return 'organise';
        return match.missing > 0 ? 'waitPlayers' : 'waitOrganiser';
      }
      if (!signedIn && match.missing > 0) return 'signIn';
      return match.missing > 0 ? 'waitPlayers' : 'full';
    case 'READY':
      return match.mySide ? 'ready' : 'readyWatch';
    case 'AWAITING_RESULT':
      return 'waitResult';
    case 'AWAITING_CONFIRMATION':
      return 'waitOther';
    case 'CONFIRMED':
      return 'confirmed';
    case 'NOT_PLAYED':
      return 'notPlayed';
    case 'CANCELLED':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
  }
}
