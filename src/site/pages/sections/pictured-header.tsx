import type { PageData } from '#contract/page.ts';
import { HeaderPicture, type NarrowPlace } from '../../ui/picture/header-picture.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

interface PicturedHeaderProps {
  readonly page: Pick<PageData, 'heading' | 'lead' | 'picture'>;
  readonly narrow?: NarrowPlace;
}

/** Heading and lead, next to the picture of the page if it has one. */
export const PicturedHeader = ({ page: { heading, lead, picture }, narrow = 'later' }: PicturedHeaderProps) => (
  <PageHeader
    heading={heading}
    lead={lead}
    media={picture === null ? undefined : <HeaderPicture source={picture} narrow={narrow} />}
  />
);
