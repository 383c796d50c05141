import { ClientProvider, createClient } from '@setpoint/client';
import { useSession, useSessionState } from '@setpoint/client/session';
import { PageSkeleton, UnreachableScreen } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { AuditPage } from '../audit/audit-page.js';
import { CasePage } from '../cases/case-page.js';
import { CasesPage } from '../cases/cases-page.js';
import { CentrePage } from '../centres/centre-page.js';
import { CentresPage } from '../centres/centres-page.js';
import { ClaimPage } from '../centres/claim-page.js';
import { ClaimsPage } from '../centres/claims-page.js';
import { SuggestionPage } from '../centres/suggestion-page.js';
import { SuggestionsPage } from '../centres/suggestions-page.js';
import { ClockPage } from '../clock/clock-page.js';
import { DisputesPage } from '../disputes/disputes-page.js';
import { IncidentsPage } from '../disputes/incidents-page.js';
import { CouponPage } from '../discounts/coupon-page.js';
import { CouponsPage } from '../discounts/coupons-page.js';
import { VouchersPage } from '../discounts/vouchers-page.js';
import { FairPlayPage } from '../fair-play/fair-play-page.js';
import { FairPlayPlayerPage } from '../fair-play/fair-play-player-page.js';
import { FiguresPage } from '../figures/figures-page.js';
import { MatchPage } from '../matches/match-page.js';
import { MatchesPage } from '../matches/matches-page.js';
import { TemplatesPage } from '../messages/templates-page.js';
import { MessagesPage } from '../messages/messages-page.js';
import { OverviewPage } from '../overview/overview-page.js';
import { ApiKeyPage } from '../partners/api-key-page.js';
import { ApiKeysPage } from '../partners/api-keys-page.js';
import { DeliveriesPage } from '../partners/deliveries-page.js';
import { PaymentPage } from '../payments/payment-page.js';
import { PaymentsPage } from '../payments/payments-page.js';
import { PlayerPage } from '../players/player-page.js';
import { PlayersPage } from '../players/players-page.js';
import { ReportPage } from '../reports/report-page.js';
import { ReportsPage } from '../reports/reports-page.js';
import { DeadLettersPage } from '../services/dead-letters-page.js';
import { ServicesPage } from '../services/services-page.js';
import { LeaguePage } from '../leagues/league-page.js';
import { LeaguesPage } from '../leagues/leagues-page.js';
import { TicketPage } from '../tickets/ticket-page.js';
import { TicketsPage } from '../tickets/tickets-page.js';
import { TournamentPage } from '../tournaments/tournament-page.js';
import { TournamentsPage } from '../tournaments/tournaments-page.js';
import { SignInPage } from '../sign-in/sign-in-page.js';
import { Frame } from './frame.js';
import { SupportOnly } from './support-only.js';

/** The support app: sign-in, then its pages. */
export function App() {
  const state = useSessionState();
  if (state.kind === 'starting') return <PageSkeleton />;
  if (state.kind === 'unreachable') return <OutOfReach retrying={state.retrying} />;
  if (state.kind !== 'signed-in') return <SignInPage />;
  return <Inside key={state.user.id} />;
}

/** Nobody can say who is signed in: the session is kept and tried again. */
function OutOfReach({ retrying }: { readonly retrying: boolean }) {
  const { t } = useTranslation('admin');
  const session = useSession();
  return (
    <main>
      <UnreachableScreen retrying={retrying} onRetry={() => void session.retry()}>
        <button type="button" onClick={() => session.forget()}>
          {t('otherAccount')}
        </button>
      </UnreachableScreen>
    </main>
  );
}

function Inside() {
  const session = useSession();
  const [client] = useState(() => createClient({ getSession: () => session, onSessionLost: () => session.forget() }));
  return (
    <ClientProvider client={client}>
      <SupportOnly>
        <Frame>
          <Routes>
            <Route path="/" element={<OverviewPage />} />
            <Route path="/players" element={<PlayersPage />} />
            <Route path="/players/:id" element={<PlayerPage />} />
            <Route path="/matches" element={<MatchesPage />} />
            <Route path="/matches/:id" element={<MatchPage />} />
            <Route path="/tournaments" element={<TournamentsPage />} />
            <Route path="/tournaments/:id" element={<TournamentPage />} />
            <Route path="/leagues" element={<LeaguesPage />} />
            <Route path="/leagues/:id" element={<LeaguePage />} />
            <Route path="/cases" element={<CasesPage />} />
            <Route path="/cases/:id" element={<CasePage />} />
            <Route path="/tickets" element={<TicketsPage />} />
            <Route path="/tickets/:id" element={<TicketPage />} />
            <Route path="/centres" element={<CentresPage />} />
            <Route path="/centres/:id" element={<CentrePage />} />
            <Route path="/suggestions" element={<SuggestionsPage />} />
            <Route path="/suggestions/:id" element={<SuggestionPage />} />
            <Route path="/claims" element={<ClaimsPage />} />
            <Route path="/claims/:id" element={<ClaimPage />} />
            <Route path="/fair-play" element={<FairPlayPage />} />
            <Route path="/fair-play/:id" element={<FairPlayPlayerPage />} />
            <Route path="/payments" element={<PaymentsPage />} />
            <Route path="/payments/:id" element={<PaymentPage />} />
            <Route path="/disputes" element={<DisputesPage />} />
            <Route path="/payment-incidents" element={<IncidentsPage />} />
            <Route path="/coupons" element={<CouponsPage />} />
            <Route path="/coupons/:id" element={<CouponPage />} />
            <Route path="/vouchers" element={<VouchersPage />} />
            <Route path="/messages" element={<MessagesPage />} />
            <Route path="/messages/templates" element={<TemplatesPage />} />
            <Route path="/api-keys" element={<ApiKeysPage />} />
            <Route path="/api-keys/:id" element={<ApiKeyPage />} />
            <Route path="/webhooks" element={<DeliveriesPage />} />
            <Route path="/reports" element={<ReportsPage />} />
            <Route path="/reports/:id" element={<ReportPage />} />
            <Route path="/audit" element={<AuditPage />} />
            <Route path="/services" element={<ServicesPage />} />
            <Route path="/services/:service" element={<DeadLettersPage />} />
            <Route path="/figures" element={<FiguresPage />} />
            <Route path="/clock" element={<ClockPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Frame>
      </SupportOnly>
    </ClientProvider>
  );
}
