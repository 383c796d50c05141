import { useOutage } from '@setpoint/client';
import { OutageBanner } from '@setpoint/ui';

/** Says that something is missing on the page. */
export const OutageNote = () => <OutageBanner isOut={useOutage()} />;
