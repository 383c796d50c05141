import type { TicketKind, TicketState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useSend } from '../table/use-action.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { ACT_ON_TICKET, SUPPORT_TICKETS } from './documents.js';
import { useTicketColumns } from './ticket-columns.js';

const STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const satisfies readonly TicketState[];
const KINDS = ['SUPPORT', 'COURT_PARTNERSHIP'] as const satisfies readonly TicketKind[];

/** What people ask of support, the latest first (ADM-07). */
export function TicketsPage() {
  const { t } = useTranslation(['admin', 'oversight']);
  const { oneOf, search } = useUrlFilter();
  const columns = useTicketColumns();
  const list = useRows({
    field: 'tickets',
    query: SUPPORT_TICKETS,
    filter: { state: oneOf('state', STATES), kind: oneOf('kind', KINDS), text: search.get('q') },
  });
  const act = useSend({ field: 'actOnTicket', mutation: ACT_ON_TICKET, refused: 'tickets.refused' });
  return (
    <ListPage
      title={t('tickets.title')}
      lead={(count) => t('tickets.count', { count })}
      search={t('tickets.search')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('tickets.state')}
            every={t('tickets.everyState')}
            textOf={(value) => t(`tickets.states.${value}`)}
          />
          <FilterSelect
            name="kind"
            values={KINDS}
            label={t('tickets.kind')}
            every={t('tickets.everyKind')}
            textOf={(value) => t(`tickets.kinds.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      bulk={{
        nameOf: ({ subject }) => subject,
        isOpen: ({ state }) => state !== 'CLOSED',
        actions: [
          {
            name: t('tickets.do.CLOSE'),
            text: t('oversight:bulk.closesTickets'),
            act: ({ id: ticketId, version }, text) => act({ ticketId, action: 'CLOSE', version, text }),
          },
        ],
      }}
      empty={{ title: t('tickets.none'), text: t('tickets.noneText') }}
    />
  );
}
