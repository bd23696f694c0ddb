import { observer } from 'mobx-react-lite';
import type { FavouritesPresenter } from './favourites-presenter.ts';

interface FavouriteButtonProps {
  readonly favourites: FavouritesPresenter;
  readonly issueId: string;
  /** Of the issue, for whoever does not see it. */
  readonly title: string;
}

/** Puts an issue on the reader's own shelf, or takes it off. Leads visitors to the sign-in and back. To be written. */
export const FavouriteButton = observer(({ title }: FavouriteButtonProps) => (
  <button type="button">{title}</button>
));
