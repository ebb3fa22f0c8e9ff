import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Gallery, GalleryPicture } from "./Gallery.tsx";
import { ImageLightbox } from "./ImageLightbox.tsx";

const WAIT = { timeout: 10_000 };
const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.createElement("main");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  root.unmount();
  place.remove();
  await expect.poll(dialog, WAIT).toBeNull();
  await expect.poll(() => history.state?.vitrineLayers ?? 0, WAIT).toBe(0);
});

const dialog = () => document.querySelector<HTMLDialogElement>("dialog.vitrine-picture");
const caption = () => dialog()?.querySelector(".vitrine-picture-caption")?.textContent;

test("the component opens its items, tells which is in view, and that it closes", async () => {
  const items = [
    { href: PICTURE, caption: "One" },
    { href: PICTURE, caption: "Two" },
  ];
  const onClose = vi.fn();
  const onView = vi.fn();
  const show = (open: boolean) =>
    flushSync(() =>
      root.render(
        <ImageLightbox items={items} open={open} index={1} onClose={onClose} onView={onView} />,
      ),
    );
  show(false);
  expect(dialog()).toBeNull();
  show(true);
  await expect.poll(caption, WAIT).toBe("Two");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(caption, WAIT).toBe("One");
  expect(onView.mock.calls).toEqual([[1], [0]]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls, WAIT).toEqual([[]]);
  show(false);
  await expect.poll(dialog, WAIT).toBeNull();
  show(true);
  await expect.poll(caption, WAIT).toBe("Two");
  show(false);
  await expect.poll(dialog, WAIT).toBeNull();
  expect(onClose, "closed by its owner, it need not tell").toHaveBeenCalledOnce();
});

test("a gallery is links without script, and opens its pictures with their captions", async () => {
  flushSync(() =>
    root.render(
      <Gallery className="mine" labels={{ of: "%curr%/%total%" }}>
        <GalleryPicture href="/nowhere/one.jpg" caption="First">
          <img src={PICTURE} alt="One" />
        </GalleryPicture>
        <GalleryPicture href="/nowhere/two.jpg">
          <img src={PICTURE} alt="Two" />
        </GalleryPicture>
      </Gallery>,
    ),
  );
  const links = [...place.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/nowhere/one.jpg",
    "/nowhere/two.jpg",
  ]);
  links[0]?.click();
  await expect.poll(caption, WAIT).toBe("First");
  expect(dialog()?.querySelector(".vitrine-picture-counter")?.textContent).toBe("1/2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(caption, WAIT).toBe("Two");
});
