import { Button } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { joinReason } from '../../../entities/match/join-reason.js';
import { shownInstant } from '../../../entities/match/match-time.js';
import { NeededBy } from '../../../entities/match/needed-by.js';
import { isUnplanned } from '../../../entities/match/needed.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { NextStepFrame, NextStepText } from '../../../entities/page-head/next-step-frame.js';
import { NoShowButtons } from './no-show-buttons.js';
import { shownWhen } from '../poll/poll.js';
import { ProposalButtons } from '../proposal/proposal-buttons.js';
import { StopWaitingButton, WaitButton } from '../waiting-list/waiting-list-buttons.js';
import type { NextStep } from './next-step.js';
import type { Attendance } from './use-attendance.js';

interface Props {
  readonly match: MatchViewFragment;
  readonly step: NextStep;
  readonly attendance: Attendance;
  onDo(what: string): void;
  onAsk(kind: 'confirmNoShow'): void;
}

/** Next step with deadline and buttons. */
export function NextStepSection(props: Props) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'match-errors', 'common']);
  const { match, step } = props;
  const me = useMe();
  const reason = step === 'refused' || step === 'invitedBusy' ? joinReason(match, me) : null;
  const { myPosition: position, passedOver } = match.waitingList;
  const { proposal } = match;
  const proposed = {
    name: proposal?.proposedBy.displayName ?? '',
    when: proposal ? shownWhen(proposal, i18n.language) : '',
    where: proposal?.court ? courtAndCity(proposal.court) : '',
  };
  return (
    <NextStepFrame title={t(`now.${step}.title`, { position, ...proposed })} buttons={<NextStepButtons {...props} />}>
      <NextStepText>
        {reason
          ? t(`reason.${reason}`, { sport: t(`common:sport.${match.sport.id}`) })
          : t(`now.${step}.text`, proposed)}
      </NextStepText>
      {step === 'waiting' && passedOver && (
        <NextStepText>{t('waitingList.passedOver', { reason: t(`error.${passedOver}`) })}</NextStepText>
      )}
      {(step === 'noShow' || step === 'waitNoShow') &&
        match.noShow?.agreements.map(({ at, user }) => (
          <NextStepText key={user.id}>
            {t('proposal.agreed', { names: user.displayName, when: shownInstant(at, match.timeZone) })}
          </NextStepText>
        ))}
      <NextStepText strong>
        <NeededBy match={match} />
      </NextStepText>
    </NextStepFrame>
  );
}

function NextStepButtons({ match, step, attendance, onDo, onAsk }: Props) {
  const { t } = useTranslation(['match-page', 'match', 'match-errors']);
  const me = useMe();
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  switch (step) {
    case 'invited':
      return (
        <>
          <Button loading={attendance.answering} onClick={attendance.accept}>
            {t('next.ACCEPT')}
          </Button>
          {may('DECLINE') && (
            <Button variant="default" onClick={attendance.decline}>
              {t('page.decline')}
            </Button>
          )}
        </>
      );
    case 'invitedBusy':
      return (
        <Button variant="default" onClick={attendance.decline}>
          {t('page.decline')}
        </Button>
      );
    case 'proposal':
      return <ProposalButtons match={match} onPropose={() => onDo('organise')} />;
    case 'noShow':
      return <NoShowButtons match={match} onConfirm={() => onAsk('confirmNoShow')} />;
    case 'confirm':
      return (
        <>
          <Button onClick={() => onDo('confirm')}>{t('next.CONFIRM_RESULT')}</Button>
          {may('DISPUTE_RESULT') && (
            <Button variant="default" onClick={() => onDo('dispute')}>
              {t('page.dispute')}
            </Button>
          )}
        </>
      );
    case 'result':
      return <Button onClick={() => onDo('result')}>{t('next.ENTER_RESULT')}</Button>;
    case 'evaluate':
      return <Button onClick={() => onDo('evaluate')}>{t('next.EVALUATE')}</Button>;
    case 'correct':
    case 'agree':
      return <Button onClick={() => onDo('result')}>{t('next.CORRECT_RESULT')}</Button>;
    case 'organise':
      return (
        <>
          <Button onClick={() => onDo('organise')}>{t('next.ORGANISE')}</Button>
          {match.mayOpenPoll && (
            <Button variant="default" onClick={() => onDo('poll')}>
              {t('poll.open')}
            </Button>
          )}
        </>
      );
    case 'join':
      return (
        <Button loading={attendance.joining} onClick={() => attendance.join(null)}>
          {t('next.JOIN')}
        </Button>
      );
    case 'invite':
      return (
        <>
          <Button onClick={() => onDo('invite')}>{t('next.INVITE')}</Button>
          {may('ORGANISE') && isUnplanned(match) && match.proposal?.state !== 'OPEN' && (
            <Button variant="default" onClick={() => onDo('organise')}>
              {t('next.ORGANISE')}
            </Button>
          )}
        </>
      );
    case 'signIn':
      return (
        <Button component={Link} to={`/auth/login?redirectTo=${encodeURIComponent(matchPath(match))}`}>
          {t('page.signIn')}
        </Button>
      );
    case 'refused':
      return joinReason(match, me) === 'SPORT' ? (
        <Button component={Link} to="/player/sports">
          {t('page.sports')}
        </Button>
      ) : (
        <OtherMatches />
      );
    case 'wait':
      return (
        <>
          <WaitButton matchId={match.id} />
          <OtherMatches />
        </>
      );
    case 'waiting':
      return <StopWaitingButton matchId={match.id} />;
    case 'full':
    case 'readyWatch':
      return <OtherMatches />;
    default:
      return null;
  }
}

function OtherMatches() {
  const { t } = useTranslation(['match-page', 'match', 'match-errors']);
  return (
    <Button component={Link} to="/match/list" variant="default">
      {t('page.others')}
    </Button>
  );
}
