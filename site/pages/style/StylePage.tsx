import type { CSSProperties, ReactNode } from "react";
import { BlockTree } from "../../blocks/BlockTree.tsx";
import { useStyle } from "../../server/render/useStyle.ts";
import { Icon } from "../Icon.tsx";
import { ICON_NAMES } from "../icons.tsx";
import { Pagination } from "../Pagination.tsx";
import { ProductGrid } from "../shop/ProductGrid.tsx";
import { sampleBlocks } from "./sampleBlocks.ts";
import { sampleProducts } from "./sampleProducts.ts";
import { tokenNames } from "./tokenNames.ts";

/** Every token and every block in its states: what there is to build pages of. */
export function StylePage() {
  useStyle("style-page");
  useStyle("document");
  useStyle("product");
  return (
    <div className="document style-page">
      <header className="list-header">
        <h1>Style</h1>
        <p className="lead">
          Every token of the site and every block in its states, in the language and the colours you
          chose.
        </p>
      </header>
      <Section title="Colour">
        <ul className="swatches">
          {tokenNames.colour.map((name) => (
            <li key={name}>
              <span className="swatch" style={{ background: `var(--${name})` }} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type">
        {tokenNames.text.map((name) => (
          <p key={name} className="specimen" style={{ fontSize: `var(--${name})` }}>
            <code>--{name}</code> Halftone
          </p>
        ))}
        {tokenNames.font.map((name) => (
          <p key={name} style={{ fontFamily: `var(--${name})` }}>
            <code>--{name}</code> Six drums, one press, and the smell of soy ink at 0123456789.
          </p>
        ))}
      </Section>
      <Section title="Space, layout and motion">
        <table className="shop_attributes">
          <tbody>
            {[...tokenNames.space, ...tokenNames.layout].map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>--{name}</code>
                </th>
                <td>
                  <span className="measure-bar" style={barStyle(name)} />
                </td>
              </tr>
            ))}
            {[...tokenNames.shape, ...tokenNames.motion, ...tokenNames.layer].map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>--{name}</code>
                </th>
                <td>
                  <span className="swatch" style={sampleStyle(name)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Icons">
        <ul className="swatches">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Products in every state">
        <ProductGrid products={sampleProducts} />
        <ProductGrid products={sampleProducts.slice(0, 2)} view="list" />
      </Section>
      <Section title="Pages of a list">
        <Pagination page={7} pageCount={40} address={(page) => `/style?sample=${page}`} />
      </Section>
      <Section title="Blocks">
        <div className="document-body">
          <BlockTree blocks={sampleBlocks} />
        </div>
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="style-section products-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function barStyle(name: string): CSSProperties {
  return { inlineSize: name === "columns" ? `calc(var(--${name}) * 1rem)` : `var(--${name})` };
}

function sampleStyle(name: string): CSSProperties {
  if (name.startsWith("radius")) return { borderRadius: `var(--${name})` };
  return name === "shadow" ? { boxShadow: "var(--shadow)" } : {};
}
