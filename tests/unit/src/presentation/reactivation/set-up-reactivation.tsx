import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OfferReactivation } from '../../../../../src/application/provider-bond/offer-reactivation.ts';
import { UnlinkOperator } from '../../../../../src/application/provider-bond/unlink-operator.ts';
import { ReactivationPage } from '../../../../../src/presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../../../../src/presentation/reactivation/reactivation-screen-presenter.ts';
import { Layers } from '../../../../../src/presentation/shell/layers.tsx';
import type { ModalViews } from '../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { ReactivationModal } from '../../../../../src/presentation/shell/provider-bond/reactivation-modal.tsx';
import { ReactivationPresenter } from '../../../../../src/presentation/shell/provider-bond/reactivation-presenter.ts';
import { ReactivationWatch } from '../../../../../src/presentation/shell/provider-bond/reactivation-watch.tsx';
import { UnlinkModal } from '../../../../../src/presentation/shell/provider-bond/unlink-modal.tsx';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../../src/presentation/ui/modal/modal-slot.tsx';
import { buildBond, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeProviderBonds } from '../../../../fakes/provider-bond/fake-provider-bonds.ts';
import { FakeSpecialFlows } from '../../../../fakes/provider-bond/fake-special-flows.ts';
import { setUpExternalSignIns } from '../../../../fakes/session/set-up-external-sign-ins.ts';

/** The reader Ana with an expired Claro plan. */
export const expiredReader = buildReader({
  svaBond: buildBond(),
  expiredSubscription: buildSubscription({ expiresAt: '2026-02-20T12:00:00.000Z' }),
});

/** The dialog and the screen of the reactivation with fakes. */
export function setUpReactivation(reader = expiredReader) {
  const shared = setUpProfile({ reader });
  const external = setUpExternalSignIns(shared.session);
  const modals = new ModalsPresenter();
  const bonds = new FakeProviderBonds(shared.readers);
  const clock = new FakeClock();
  const offers = new OfferReactivation(new FakeSpecialFlows(), clock);
  const reactivation = new ReactivationPresenter({
    session: shared.sessionPresenter,
    profile: shared.profile,
    unlinkOperator: new UnlinkOperator(bonds),
    modals,
    notifications: shared.notifications,
  });
  const presenter = new ReactivationScreenPresenter(shared.profile, external.entries, reactivation);
  return { ...shared, ...external, modals, bonds, clock, offers, reactivation, presenter };
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Renders the modals at an address, and the reactivation screen at its own address. */
export async function showReactivation(built: ReturnType<typeof setUpReactivation>, at = '/') {
  const { modals, notifications, profile, sessionPresenter, offers, reactivation, presenter } = built;
  const views: ModalViews = {
    CONFIRM: new Lazy(() => Promise.reject(new Error('CONFIRM is not used here.'))),
    CONFIRM_PASSWORD: new Lazy(() => Promise.reject(new Error('CONFIRM_PASSWORD is not used here.'))),
    ADD_CREDIT_CARD: new Lazy(() => Promise.reject(new Error('ADD_CREDIT_CARD is not used here.'))),
    REACTIVATION: new Lazy(async () => (props) => <ReactivationModal {...props} presenter={reactivation} />),
    UNLINK_OPERATOR: new Lazy(async () => (props) => <UnlinkModal {...props} presenter={reactivation} />),
  };
  const offer = (readerId: string) => {
    if (offers.execute(readerId)) reactivation.offer();
  };
  sessionPresenter.start();
  profile.start();
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <Layers
        modals={modals}
        modalComponents={new Lazy(async () => ({ Slot: ModalSlot, views }))}
        notifications={notifications}
      >
        <ReactivationWatch profile={profile} offer={offer} />
        <Address />
        {at === '/sva/reactivation' && <ReactivationPage presenter={presenter} />}
      </Layers>
    </MemoryRouter>,
  );
  await act(flushPromises);
  return shown;
}
