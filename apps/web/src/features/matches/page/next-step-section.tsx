import { Button, Group } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NeededBy } from '../../../entities/match/needed-by.js';
import { matchPath } from '../../../entities/match/next-action.js';
import classes from './match-board.module.css';
import type { NextStep } from './next-step.js';
import type { Attendance } from './use-attendance.js';

interface Props {
  readonly match: MatchViewFragment;
  readonly step: NextStep;
  readonly attendance: Attendance;
  onDo(what: string): void;
}

/** What is next, until when, and the buttons for it. */
export function NextStepSection(props: Props) {
  const { t } = useTranslation('match');
  const { match, step } = props;
  return (
    <section className={classes.next} aria-labelledby="next-step">
      <div>
        <h3 id="next-step" className={classes.nextTitle}>
          {t(`now.${step}.title`)}
        </h3>
        <p className={classes.nextText}>{t(`now.${step}.text`)}</p>
        <p className={classes.deadline}>
          <NeededBy match={match} />
        </p>
      </div>
      <Group gap="sm" className={classes.buttons!}>
        <NextStepButtons {...props} />
      </Group>
    </section>
  );
}

function NextStepButtons({ match, step, attendance, onDo }: Props) {
  const { t } = useTranslation('match');
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
    case 'organise':
      return <Button onClick={() => onDo('organise')}>{t('next.ORGANISE')}</Button>;
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
          {may('ORGANISE') && (
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
    default:
      return null;
  }
}
