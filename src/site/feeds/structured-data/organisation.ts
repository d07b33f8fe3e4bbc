import type { PolandMap } from '#contract/places.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';

const contact = (): object => {
  const { address, email, legalName, nip, phone } = organisation;
  return {
    legalName,
    telephone: phone.international,
    email,
    taxID: nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'PL',
    },
    contactPoint: { '@type': 'ContactPoint', telephone: phone.international, email, contactType: 'customer service' },
  };
};

const organisationId = (origin: string): string => `${origin}/#organisation`;

/** The provider as other objects name it. */
export const providerNode = ({ site, origin }: GraphContext): GraphNode => ({
  '@type': 'EducationalOrganization',
  '@id': organisationId(origin),
  name: site.layout.organisation.name,
  url: `${origin}/`,
});

/** The site by its name, as search engines show it above an address. */
export const websiteNode = (context: GraphContext): GraphNode => ({
  '@type': 'WebSite',
  '@id': `${context.origin}/#website`,
  name: context.site.layout.organisation.name,
  url: `${context.origin}${context.site.layout.home.href}`,
  inLanguage: context.site.layout.locale,
  publisher: { '@id': organisationId(context.origin) },
});

/** The provider in full. Facts that are placeholders are no facts, so they are left out. */
export const organisationNode = (context: GraphContext, map: PolandMap | null): GraphNode => ({
  ...providerNode(context),
  logo: `${context.origin}/icon-512.png`,
  ...(organisation.placeholder ? {} : contact()),
  areaServed: map?.regions.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
});
