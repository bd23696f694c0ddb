import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OfferReactivation } from '../../../../../src/application/operator-link/offer-reactivation.ts';
import { UnlinkOperator } from '../../../../../src/application/operator-link/unlink-operator.ts';
import { ReactivationPage } from '../../../../../src/presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../../../../src/presentation/reactivation/reactivation-screen-presenter.ts';
import { ProviderButtons } from '../../../../../src/presentation/shell/auth/provider-buttons.tsx';
import { Layers } from '../../../../../src/presentation/shell/layers.tsx';
import type { ModalViews } from '../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { ToastLayer } from '../../../../../src/presentation/shell/notifications/toast-layer.tsx';
import { ReactivationModal } from '../../../../../src/presentation/shell/operator-link/reactivation-modal.tsx';
import { ReactivationPresenter } from '../../../../../src/presentation/shell/operator-link/reactivation-presenter.ts';
import { ReactivationWatch } from '../../../../../src/presentation/shell/operator-link/reactivation-watch.tsx';
import { UnlinkModal } from '../../../../../src/presentation/shell/operator-link/unlink-modal.tsx';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../../src/presentation/ui/modal/modal-slot.tsx';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeOperatorLinks } from '../../../../fakes/operator-link/fake-operator-links.ts';
import { FakeSpecialFlows } from '../../../../fakes/operator-link/fake-special-flows.ts';
import { setUpExternalSignIns } from '../../../../fakes/session/set-up-external-sign-ins.ts';

/** A subscription that Ana has from Claro. */
export const claroSubscription = (expiresAt: string | null) =>
  buildSubscription({ plan: { ...buildSubscription().plan, provider: 'claro' }, expiresAt });

/** The reader Ana with an expired Claro plan. */
export const expiredReader = buildReader({
  operatorLink: buildOperatorLink(),
  expiredSubscription: claroSubscription('2026-02-20T12:00:00.000Z'),
});

/** The dialog and the screen of the reactivation with fakes. */
export function setUpReactivation(reader = expiredReader) {
  const shared = setUpProfile({ reader });
  const external = setUpExternalSignIns(shared.session);
  const modals = new ModalsPresenter();
  const operatorLinks = new FakeOperatorLinks(shared.readers);
  const clock = new FakeClock();
  const offers = new OfferReactivation(new FakeSpecialFlows(), clock);
  const reactivation = new ReactivationPresenter({
    session: shared.sessionPresenter,
    profile: shared.profile,
    unlinkOperator: new UnlinkOperator(operatorLinks),
    modals,
    notifications: shared.notifications,
  });
  const providerButtons = new Lazy(async () => ({
    presenter: external.signInProviders,
    View: ProviderButtons,
  }));
  const presenter = new ReactivationScreenPresenter(shared.profile, providerButtons, modals);
  return { ...shared, ...external, modals, operatorLinks, clock, offers, reactivation, presenter };
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Renders the modals at an address, and the reactivation screen at its own address. */
export async function showReactivation(fixture: ReturnType<typeof setUpReactivation>, address = '/') {
  const { modals, notifications, profile, sessionPresenter, offers, reactivation, presenter } = fixture;
  const views: ModalViews = {
    CONFIRM: new Lazy(() => Promise.reject(new Error('CONFIRM is not used here.'))),
    CONFIRM_PASSWORD: new Lazy(() => Promise.reject(new Error('CONFIRM_PASSWORD is not used here.'))),
    ADD_CREDIT_CARD: new Lazy(() => Promise.reject(new Error('ADD_CREDIT_CARD is not used here.'))),
    RECEIPT: new Lazy(() => Promise.reject(new Error('RECEIPT is not used here.'))),
    RETURN_TO_GUARDIAN: new Lazy(() => Promise.reject(new Error('RETURN_TO_GUARDIAN is not used here.'))),
    REACTIVATION: new Lazy(async () => (props) => <ReactivationModal {...props} presenter={reactivation} />),
    UNLINK_OPERATOR: new Lazy(async () => (props) => <UnlinkModal {...props} presenter={reactivation} />),
  };
  const offer = async (readerId: string) => {
    if (offers.execute(readerId)) reactivation.openOffer();
  };
  sessionPresenter.start();
  profile.start();
  const toastLayer = new Lazy(async () => ToastLayer);
  await toastLayer.fetch();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Layers
        modals={modals}
        modalComponents={new Lazy(async () => ({ Slot: ModalSlot, views }))}
        notifications={notifications}
        toastLayer={toastLayer}
      >
        <ReactivationWatch profile={profile} offer={offer} />
        <Address />
        {address === '/sva/reactivation' && <ReactivationPage presenter={presenter} />}
      </Layers>
    </MemoryRouter>,
  );
  await act(flushPromises);
  // The provider buttons load after that.
  await act(flushPromises);
  return view;
}
