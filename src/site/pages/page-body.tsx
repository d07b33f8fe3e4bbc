import type { ComponentType } from 'react';
import type { PageData, PageKind, PageOf } from '#contract/page.ts';
import { AboutPage } from './about.tsx';
import { ArticlePage } from './article.tsx';
import { BlogPage } from './blog.tsx';
import { CityListingPage } from './city-listing.tsx';
import { ContactPage } from './contact.tsx';
import { CoursePage } from './course.tsx';
import { HomePage } from './home.tsx';
import { ListingPage } from './listing.tsx';
import { NotFoundPage } from './not-found.tsx';
import { ReservedPage } from './reserved/reserved.tsx';
import { TextPage } from './text.tsx';

/** One component per page kind; the type makes a missing kind impossible. */
export const pageComponents: { readonly [Kind in PageKind]: ComponentType<{ readonly page: PageOf<Kind> }> } = {
  home: HomePage,
  listing: ListingPage,
  'city-listing': CityListingPage,
  course: CoursePage,
  'course-city': CoursePage,
  'company-city': CoursePage,
  blog: BlogPage,
  article: ArticlePage,
  contact: ContactPage,
  about: AboutPage,
  text: TextPage,
  reserved: ReservedPage,
  'not-found': NotFoundPage,
};

const pageElement = <Kind extends PageKind>(kind: Kind, page: PageOf<Kind>) => {
  const Page: ComponentType<{ readonly page: PageOf<Kind> }> = pageComponents[kind];
  return <Page page={page} />;
};

/** The content between header and footer. */
export const PageBody = ({ page }: { readonly page: PageData }) => pageElement(page.kind, page);
